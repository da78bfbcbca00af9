import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
  /** @param retry renders the children again */
  renderFallback: (error: unknown, retry: () => void) => ReactNode
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {}

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  retry = () => this.setState({ failure: undefined })

  override render() {
    const { failure } = this.state
    return failure ? this.props.renderFallback(failure.error, this.retry) : this.props.children
  }
}
