declare module '*.sql?raw' {
  const sql: string;
  export default sql;
}
declare module '*.typ?raw' {
  const template: string;
  export default template;
}
declare module '*.tsv?raw' {
  const rows: string;
  export default rows;
}

interface ImportMeta {
  /** Of Vite: the files that match, as imports. */
  glob<T>(patterns: string | string[], how: { eager: true; query?: '?raw'; import?: 'default' }): Record<string, T>;
}
