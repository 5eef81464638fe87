/** class-transformer exports what `@Type` wrote down, without types at the place it exports it from. */
declare module 'class-transformer/cjs/storage.js' {
  export { defaultMetadataStorage } from 'class-transformer/types/storage.js';
}
