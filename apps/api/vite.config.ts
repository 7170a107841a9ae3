import { serverBuild } from '../server-build.ts';

export default serverBuild(import.meta.dirname, { main: 'src/main.ts', prepare: 'src/prepare.ts' });
