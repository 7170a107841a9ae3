// Watches the hall screen over a socket and tells what it reveals.

import type { DisplayView } from '@rampa/contract';
import { Screen } from '../../proof/client/screen.ts';
import type { DemoContest } from './contest.ts';
import { add } from './say.ts';

export class Hall {
  readonly #screen: Screen | null;
  #told = '';

  constructor(contest: DemoContest, url: string) {
    const [display] = contest.displays;
    this.#screen = display ? new Screen({ address: () => url, view: 'display', key: display.key }) : null;
    if (this.#screen) this.#screen.onShown = ({ state }) => this.#look(state as DisplayView);
  }

  start(): void {
    this.#screen?.start();
  }

  stop(): void {
    this.#screen?.stop();
  }

  #look({ scene, current, result }: DisplayView): void {
    if (scene !== 'result' || !result || !current) return;
    const award = result.award?.title ?? 'без звания';
    const said = `В зале открыт результат № ${current.number}: ${result.total}, ${award}`;
    if (said === this.#told) return;
    this.#told = said;
    add(said);
  }
}
