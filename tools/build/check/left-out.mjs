// What a change need not ask for, though Nx's graph names it. The graph knows packages: pages and server of a room are
// one. No room and no process of the server reads another room's pages (the dependency rules hold it), so a change of
// pages alone is the affair of its rooms, of the clients and of the tools.

const PAGES = /^libs\/(?!platform\/)([\w-]+)\/web\//;
const READ_PAGES = new Set(['@rampa/app-portal', '@rampa/app-stage', '@rampa/app-e2e', 'tools']);

/** The affected projects that none of these files concerns. */
export function leftOut(files, affected) {
  const rooms = files.map((file) => PAGES.exec(file)?.[1]);
  if (!rooms.every(Boolean)) return [];
  const own = new Set(rooms.map((room) => `@rampa/${room}`));
  return affected.filter((project) => !own.has(project) && !READ_PAGES.has(project));
}
