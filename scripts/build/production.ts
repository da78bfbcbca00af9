/**
 * An empty NODE_ENV would ship the development builds of React. What loads React is to be imported
 * with `import()` after this: the packages of static imports are loaded first of all.
 */
process.env.NODE_ENV = 'production'
