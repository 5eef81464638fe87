/** What stands in the names of pictures that nobody has built. */
export default 'unbuilt';
