/**
 * An empty NODE_ENV would ship the development builds of React. React and Vite read it when they are
 * loaded, and packages of static imports are loaded first: import what loads them with `import()`.
 */
process.env.NODE_ENV = 'production'
