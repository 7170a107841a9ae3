// The files of `/api/docs` that are our own. Swagger UI takes 15 seconds to draw all calls at once and ten to open one,
// so that the page lists the calls itself and gives Swagger UI one topic at a time.

export const API_PAGE = `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>API — Рампа</title>
<link rel="icon" href="/favicon.ico">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/page.css">
</head>
<body>
<nav aria-label="Вызовы">
<label>Найти вызов <input type="search" id="sought"></label>
<p id="found" role="status"></p>
<ul id="list"></ul>
</nav>
<main id="calls"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

export const API_STYLE = `body { margin: 0; display: grid; grid-template-columns: 320px minmax(0, 1fr); font: 15px/1.4 system-ui, sans-serif; color: #1c1a22; }
nav { position: sticky; top: 0; box-sizing: border-box; height: 100vh; overflow-y: auto; padding: 16px; border-right: 1px solid #d8d4de; background: #faf9fb; }
label { display: block; font-weight: 600; }
input { box-sizing: border-box; width: 100%; min-height: 40px; margin-top: 4px; padding: 8px; border: 1px solid #77707f; border-radius: 6px; font: inherit; }
ul { margin: 0; padding: 0; list-style: none; }
a { display: block; padding: 4px 8px; border-radius: 6px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
a small { display: block; color: #595262; }
a:hover { background: #ece8f1; }
a[aria-current] { background: #e3dcee; font-weight: 600; }
a:focus-visible, input:focus-visible { outline: 2px solid #5b3fa8; outline-offset: 1px; }
@media (max-width: 800px) {
  body { display: block; }
  nav { position: static; height: 45vh; border: 0; border-bottom: 1px solid #d8d4de; }
}
`;

/**
 * The address names the call (`#/FastLogin/FastLogin_GetInvitation`). Nothing is sent from this page: a call tried here
 * would be made with the reader's own session.
 */
export const API_SCRIPT = `const [list, sought, found, calls] = ['list', 'sought', 'found', 'calls'].map((id) => document.getElementById(id));

const addressOf = ({ tags, operationId }) => '#/' + tags[0] + '/' + operationId;

fetch('/api/v1/openapi.json')
  .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status)))))
  .then(begin)
  .catch((fault) => {
    found.textContent = 'Список вызовов не загрузился (' + fault.message + '). Обновите страницу.';
  });

function begin(whole) {
  const operations = Object.values(whole.paths).flatMap((methods) => Object.values(methods));
  const links = operations.map((operation) => {
    const link = document.createElement('a');
    link.href = addressOf(operation);
    const says = document.createElement('small');
    says.textContent = operation.summary;
    link.append(operation.operationId.replace('_', '/'), says);
    const row = document.createElement('li');
    row.append(link);
    return { row, link, text: link.textContent.toLowerCase().replaceAll('ё', 'е') };
  });
  list.append(...links.map(({ row }) => row));

  function seek() {
    const word = sought.value.trim().toLowerCase().replaceAll('ё', 'е');
    for (const { row, text } of links) row.hidden = !text.includes(word);
    const left = links.filter(({ row }) => !row.hidden).length;
    found.textContent = left === 0 ? 'Ничего не нашлось' : 'Вызовов: ' + left;
  }

  function mark() {
    for (const { link } of links)
      if (link.hash !== location.hash) link.removeAttribute('aria-current');
      else {
        link.setAttribute('aria-current', 'page');
        link.scrollIntoView({ block: 'nearest' });
      }
  }

  function show() {
    mark();
    const topic = decodeURIComponent(location.hash).split('/')[1];
    // Swagger UI empties the address when a call is folded: what is drawn stays.
    if (topic || !calls.hasChildNodes()) draw(topic || operations[0].tags[0]);
  }

  function draw(topic) {
    const place = document.createElement('div');
    calls.replaceChildren(place);
    SwaggerUIBundle({
      spec: { ...whole, paths: ofTopic(whole.paths, topic) },
      domNode: place,
      deepLinking: true,
      docExpansion: 'list',
      defaultModelsExpandDepth: -1,
      supportedSubmitMethods: [],
      validatorUrl: null,
    });
  }

  sought.addEventListener('input', seek);
  addEventListener('hashchange', show);
  // Opening a call there changes the address without an event.
  calls.addEventListener('click', () => setTimeout(mark));
  seek();
  show();
}

function ofTopic(paths, topic) {
  const isOf = ([, methods]) => Object.values(methods).some(({ tags }) => tags[0] === topic);
  return Object.fromEntries(Object.entries(paths).filter(isOf));
}
`;
