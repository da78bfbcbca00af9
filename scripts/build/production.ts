/**
 * Without NODE_ENV, React would ship its development build. React and Vite read it when they are
 * loaded. Static imports are loaded first, so callers load both with `import()`.
 */
process.env.NODE_ENV = 'production'
