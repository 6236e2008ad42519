import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { billOfMaterials } from '../lib/bill-of-materials.ts';

type Part = { readonly name: string; readonly group?: string; readonly version: string };
type Bill = {
  readonly bomFormat: string;
  readonly metadata: { readonly component: Part };
  readonly components: readonly Part[];
};

it('lists what the server and the pages are made of, and no tool', () => {
  const { bomFormat, metadata, components } = JSON.parse(billOfMaterials()) as Bill;
  expect(bomFormat).toBe('CycloneDX');
  const { name, version } = manifest;
  expect(metadata.component).toMatchObject({ name, version });
  const names = components.map((part) => part.name);
  for (const library of ['fastify', '@photostructure/sqlite', 'pg', 'ws', 'react', 'lean-qr'])
    expect(names).toContain(library);
  expect(names.filter((part) => /^(vite|typescript|tsx|.*playwright.*)$/.test(part))).toEqual([]);
});
