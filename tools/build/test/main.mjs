// npm test, npm run test:full. For development: node tools/build/test/main.mjs --only vitest,lint [-- arguments for it]
//
// This file must parse on any Node: it only refuses versions that are too old.

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(
    `Нужен Node.js 20 или новее, а здесь ${process.versions.node}. Установите новый с https://nodejs.org/ и запустите снова.`,
  );
  process.exit(1);
} else {
  const end = process.argv.includes('--') ? process.argv.indexOf('--') : process.argv.length;
  const own = process.argv.slice(2, end);
  const only = own.includes('--only') ? (own[own.indexOf('--only') + 1] || '').split(',') : undefined;
  import('./run.mjs').then(({ run }) =>
    run({ full: own.includes('--full'), only, extra: process.argv.slice(end + 1) }),
  );
}
