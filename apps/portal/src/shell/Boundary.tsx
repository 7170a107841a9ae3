// Catches errors where no router does.

import { Component, type ReactNode } from 'react';
import { BrokenPage } from './BrokenPage.tsx';

export class Boundary extends Component<{ isInside?: boolean; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return <BrokenPage {...(this.props.isInside ? { isInside: true } : {})} />;
  }
}
