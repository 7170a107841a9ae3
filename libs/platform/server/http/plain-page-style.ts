// The look of plain pages, in the portal’s light colours.

export const STYLE = `
*{box-sizing:border-box}
html{font:400 16px/1.5 'Onest Variable',system-ui,sans-serif;color:#1c1220;background:#f5f2f4}
body{margin:0}
a{color:#8e1441;text-underline-offset:3px}
:focus-visible{outline:3px solid #8e1441;outline-offset:2px;border-radius:3px}
header{display:flex;gap:8px 28px;align-items:center;flex-wrap:wrap;padding:12px 32px;background:#fff;border-bottom:1px solid #e2dbe0}
header p{margin:0;color:#53465a;font-size:.875rem}
.logo{display:inline-flex;flex-direction:column;gap:3px;font:700 1.4rem/1.2 'Piazzolla Variable',Georgia,serif;color:#1c1220;text-decoration:none}
.logo .lamps{display:flex;justify-content:space-between}
.logo i{width:6px;height:3px;border-radius:3px 3px 0 0;background:#8e1441}
main{max-width:960px;margin:0 auto;padding:28px 32px 64px}
h1{margin:0 0 20px;font:700 1.75rem/1.2 'Piazzolla Variable',Georgia,serif;overflow-wrap:anywhere}
.bar{display:flex;flex-wrap:wrap;gap:12px 20px;align-items:center;margin-bottom:20px}
.bar form{display:flex;flex:1 1 320px;gap:8px;align-items:center}
.bar label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.bar nav{display:flex;gap:20px}
input{flex:1;min-width:0;height:44px;padding:0 12px;font:inherit;color:inherit;background:#fff;border:1px solid #8c8092;border-radius:6px}
button{min-height:44px;padding:0 18px;font:inherit;font-weight:550;color:#fff;background:#8e1441;border:1px solid #8e1441;border-radius:6px;cursor:pointer}
button.danger{background:#a8340a;border-color:#a8340a}
.quiet{display:inline-flex;align-items:center;min-height:44px}
.letters{list-style:none;margin:0;padding:0;background:#fff;border:1px solid #e2dbe0;border-radius:10px;overflow:hidden}
.letters li+li{border-top:1px solid #e2dbe0}
.letters a{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 16px;padding:14px 20px;color:inherit;text-decoration:none}
.letters a:hover{background:#faf8f9}
.letters a:focus-visible{outline-offset:-3px}
.letters span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.to{grid-row:1;font-size:.875rem;color:#53465a}
.subject{grid-column:1/-1;font-weight:600}
.glimpse{grid-column:1/-1;font-size:.875rem;color:#6d6073}
.letters time{grid-row:1;grid-column:2;font-size:.875rem;color:#6d6073}
.empty{padding:56px 20px;text-align:center;color:#53465a}
.empty .lamps{display:flex;gap:10px;justify-content:center;margin-bottom:16px}
.empty i{width:10px;height:10px;border-radius:50%;border:1.5px solid #8c8092}
.pager{display:flex;gap:20px;align-items:center;justify-content:center;margin-top:20px}
.pager a{display:inline-flex;align-items:center;min-height:44px}
.back{margin:0 0 12px}
dl{display:grid;gap:4px;margin:0 0 20px}
dl div{display:grid;grid-template-columns:80px minmax(0,1fr);gap:12px}
dt{color:#6d6073}
dd{margin:0;overflow-wrap:anywhere}
.tabs{display:flex;gap:24px;border-bottom:1px solid #e2dbe0;margin-bottom:16px}
.tabs a{padding:10px 0 11px;color:#53465a;font-weight:500;text-decoration:none;border-bottom:3px solid transparent}
.tabs [aria-current]{color:#1c1220;border-color:#8e1441}
iframe{display:block;width:100%;height:max(480px,calc(100vh - 300px));background:#fff;border:1px solid #e2dbe0;border-radius:10px}
pre{margin:0;padding:20px;font:400 .875rem/1.6 ui-monospace,Menlo,Consolas,monospace;background:#fff;border:1px solid #e2dbe0;border-radius:10px;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere}
pre.text{font-family:inherit;font-size:1rem}
.work{list-style:none;margin:0 0 28px;padding:0;background:#fff;border:1px solid #e2dbe0;border-radius:10px}
.work li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 16px;align-items:center;padding:14px 20px}
.work li+li{border-top:1px solid #e2dbe0}
.work p{margin:0;overflow-wrap:anywhere}
.work .why{color:#a8340a;font-size:.875rem}
.work .fact{color:#6d6073;font-size:.875rem}
.work form{grid-column:2;grid-row:1/span 3}
h2{margin:28px 0 12px;font:700 1.25rem/1.2 'Piazzolla Variable',Georgia,serif}
.said{padding:12px 20px;background:#fff;border:1px solid #e2dbe0;border-left:6px solid #2f6f4f;border-radius:6px}
.ask{display:flex;gap:20px;align-items:center}
@media (max-width:600px){.work li{grid-template-columns:minmax(0,1fr)}.work form{grid-column:1;grid-row:auto;margin-top:8px}header{padding:12px 16px}main{padding:20px 16px 44px}dl div{grid-template-columns:minmax(0,1fr);gap:0}}
`;
