// Shown when a page crashes: what is safe and what to do.

import { Component, type ReactNode } from 'react';
import { Button, Logo } from '@rampa/platform/web/base';

export class CrashPage extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
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
