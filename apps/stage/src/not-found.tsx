import { Logo } from '@rampa/platform/web/base';

export function NotFound() {
  return (
    <main className="stage-message">
      <Logo />
      <h1>Такой страницы нет</h1>
      <p>Проверьте ссылку целиком: возможно, при копировании потерялся её конец. Или попросите новую у организатора.</p>
    </main>
  );
}
