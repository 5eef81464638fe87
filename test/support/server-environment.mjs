/** Node environment with the built server. Node loads the server once per worker, Jest once per file. */
import { TestEnvironment } from 'jest-environment-node';

const BUILT = new URL('../../dist/server/', import.meta.url);

// biome-ignore lint/style/noDefaultExport: Jest requires it.
export default class ServerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.importBuilt = (path) => import(new URL(path, BUILT).href);
  }
}
