/** Imports the built server with Node, which loads it once per worker. Jest would load it once per test file. */
import { TestEnvironment } from 'jest-environment-node';

const BUILT = new URL('../../dist/server/', import.meta.url);

// biome-ignore lint/style/noDefaultExport: Jest requires it.
export default class ServerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.importBuilt = (path) => import(new URL(path, BUILT).href);
  }
}
