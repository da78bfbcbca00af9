/**
 * Without NODE_ENV, pages would contain React's development build. React and Vite read it when they
 * are loaded. Static imports would load them too early, so callers use `import()`.
 */
process.env.NODE_ENV = 'production'
