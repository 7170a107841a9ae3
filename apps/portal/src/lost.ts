// The message when a part of the portal could not be loaded; it needs no code of any page.

export function sayLost(root: HTMLElement): void {
  const said = document.createElement('main');
  said.setAttribute('role', 'alert');
  said.style.cssText = 'display: grid; justify-items: start; gap: 1rem; padding: 3rem var(--r-gutter)';
  const heading = document.createElement('h1');
  heading.style.font = '700 2.25rem / 2.5rem var(--r-show)';
  heading.textContent = 'Страница не открылась';
  const words = document.createElement('p');
  words.textContent = 'Похоже, нет связи. Сохранённое на месте: оно хранится на сервере.';
  const again = document.createElement('button');
  again.className = 'r-button';
  again.dataset.kind = 'primary';
  again.textContent = 'Обновить';
  again.addEventListener('click', () => location.reload());
  said.append(heading, words, again);
  root.replaceChildren(said);
}
