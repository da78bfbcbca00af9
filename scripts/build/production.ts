/** An empty NODE_ENV would ship the development builds of React. */
process.env.NODE_ENV = 'production'
