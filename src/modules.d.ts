declare module 'virtual:theme.css'

// Icons are imported one by one: the package's index makes the bundler read all six thousand.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('@tabler/icons-react').TablerIcon
  export default icon
}
