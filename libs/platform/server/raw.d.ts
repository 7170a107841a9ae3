declare module '*.sql?raw' {
  const sql: string;
  export default sql;
}
declare module '*.typ?raw' {
  const template: string;
  export default template;
}
