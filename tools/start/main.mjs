// npm start: everything from a fresh clone to printed links. npm run dev: the same with reloading.
//
// This first file must parse on any Node: it only refuses the too old ones.

const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 11)) {
  console.error(
    `Нужен Node.js 20.11 или новее, а здесь ${process.versions.node}. Установите новый с https://nodejs.org/ и запустите снова.`,
  );
  process.exit(1);
} else {
  import('./run.mjs').then(({ run }) => run({ dev: process.argv.includes('--dev') }));
}
