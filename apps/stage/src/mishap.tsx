// What people see when a page breaks: what is safe and what to do.

import { Component, type ReactNode } from 'react';
import { Button, Logo } from '@rampa/platform/web/base';

const RELOADED = 'rampa.stage.reloaded';

/** A page of the build before asks for a chunk that is no more: the new page has it. */
function reloadForNewBuild(error: Error): void {
  if (!/dynamically imported module|Importing a module script|module script failed/i.test(error.message)) return;
  try {
    if (sessionStorage.getItem(RELOADED) !== null) return;
    sessionStorage.setItem(RELOADED, '1');
  } catch {
    return;
  }
  location.reload();
}

export class Mishap extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    reloadForNewBuild(error);
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children;
    return (
      <main className="stage-message" role="alert">
        <Logo />
        <h1>Страница перестала работать</h1>
        <p>Оценки, поставленные на этом устройстве, сохранены и уйдут сами. Откройте страницу заново.</p>
        <Button kind="primary" size="large" onClick={() => location.reload()}>
          Открыть заново
        </Button>
      </main>
    );
  }
}
