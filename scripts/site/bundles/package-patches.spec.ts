/** What the build changes in packages is there to be changed, and a build in which it is not ends. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { dropPreloadHelper } from './drop-preload-helper.mjs';
import { slimReactRouter } from './slim-react-router.mjs';

const ROUTER = 'node_modules/react-router/dist/production';

describe('slimReactRouter', () => {
  it('finds in the installed package what it changes', () => {
    const plugin = slimReactRouter();
    for (const name of readdirSync(ROUTER).filter((file) => file.endsWith('.mjs'))) {
      const file = join(ROUTER, name);
      plugin.transform(readFileSync(file, 'utf8'), `/${file}`);
    }
    expect(() => plugin.buildEnd()).not.toThrow();
  });

  it('ends a build in which something to be changed was not found', () => {
    const plugin = slimReactRouter();
    plugin.transform('var Link = React.forwardRef(() => null);', '/node_modules/react-router/dist/index.mjs');
    expect(() => plugin.buildEnd()).toThrow(/does not find in react-router: its prefetching, .*names/);
  });

  it('says nothing over what broke the build before', () => {
    expect(() => slimReactRouter().buildEnd(new Error('broken'))).not.toThrow();
  });
});

describe('dropPreloadHelper', () => {
  it('ends a build that never asks for the helper', () => {
    expect(() => dropPreloadHelper().buildEnd()).toThrow('preload helper');
    const plugin = dropPreloadHelper();
    expect(plugin.load('\0vite/preload-helper.js')).toContain('__vitePreload');
    expect(() => plugin.buildEnd()).not.toThrow();
  });
});
