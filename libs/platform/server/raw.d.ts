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
