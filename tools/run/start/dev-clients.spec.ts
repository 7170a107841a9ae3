import { expect, it } from 'vitest';
import { outward } from './dev-clients.mjs';

const PAGE = `<html><head>
  <script type="module">import { inject } from "/assets/stage/@react-refresh"; inject(window);</script>
  <script type="module" src="/assets/stage/@vite/client"></script>
  <link rel="icon" href="/assets/stage/src/icon.svg" />
  <link
    rel="preload"
    as="font"
    href="/node_modules/type.woff2"
  />
</head><body><script type="module" src="/assets/stage/src/main.tsx"></script></body></html>`;

it('no script stands in a page of developing, and none is lost', () => {
  const scripts = new Map<string, string>();
  const page = outward(PAGE, 'stage', scripts);
  expect([...page.matchAll(/<script[^>]*src="([^"]+)"[^>]*><\/script>/g)].map(([, address]) => address)).toEqual([
    '/__dev/stage-1.js',
    '/assets/stage/@vite/client',
    '/assets/stage/src/main.tsx',
  ]);
  expect(page.match(/<script/g)).toHaveLength(3);
  expect(scripts.get('/__dev/stage-1.js')).toContain('inject(window)');
  expect(page).toContain('icon.svg');
  expect(page).not.toContain('woff2');
});
