// npm start: everything from a fresh clone to printed links. npm run dev: the same with reloading.
//
// This first file must parse on any Node: it only refuses the too old ones.

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(
    `Нужен Node.js 20 или новее, а здесь ${process.versions.node}. Установите новый с https://nodejs.org/ и запустите снова.`,
  );
  process.exit(1);
} else {
  import('./run.mjs').then(({ run }) => run({ dev: process.argv.includes('--dev') }));
}
