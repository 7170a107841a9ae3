// Starts the product once for all journeys; Playwright's workers find it in the environment.

import { Product } from '../../tools/proof/client/product.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const product = await Product.start({ nodes: 1, worker: true, fast: true });
  process.env.RAMPA_E2E = JSON.stringify({
    url: product.urls[0],
    links: product.links,
    databaseUrl: product.databaseUrl,
  });
  return () => product.stop();
}
