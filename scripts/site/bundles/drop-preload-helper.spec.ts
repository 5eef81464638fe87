import { describe, expect, it } from '@jest/globals';
import { dropPreloadHelper } from './drop-preload-helper.mjs';

describe('dropPreloadHelper', () => {
  it('ends a build that never asks for the helper', () => {
    expect(() => dropPreloadHelper().buildEnd()).toThrow('preload helper');
    const plugin = dropPreloadHelper();
    expect(plugin.load('\0vite/preload-helper.js')).toContain('__vitePreload');
    expect(() => plugin.buildEnd()).not.toThrow();
  });
});
