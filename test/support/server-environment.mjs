/** Node's environment, in which a test file can have the built server: Node loads it once for a worker, Jest once for each file. */
import { TestEnvironment } from 'jest-environment-node';

const BUILT = new URL('../../dist/server/', import.meta.url);

// biome-ignore lint/style/noDefaultExport: Jest asks for it.
export default class ServerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.importBuilt = (path) => import(new URL(path, BUILT).href);
  }
}
