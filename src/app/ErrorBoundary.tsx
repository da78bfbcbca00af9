import { Button } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import { Head } from '../seo/Head.tsx'
import { paths } from '../site/paths.ts'

interface ErrorBoundaryProps {
  children: ReactNode
}

/** Keeps the shell when a page fails, and shows a way on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div className="container">
        <Head title="This page did not load" description="Something went wrong." />
        <h1 tabIndex={-1}>This page did not load</h1>
        <p>The connection may have been lost. What you have open elsewhere is not affected.</p>
        <Button onClick={() => window.location.reload()}>Try again</Button>{' '}
        <Button component="a" href={paths.home} variant="default">
          Go to the home page
        </Button>
      </div>
    )
  }
}
