import { describe, expect, it } from 'vitest';
import { REVEALS, type Reveal } from '@rampa/kernel';
import { chooseScene, mayOpenMarks, mayReveal, mayShowPrize, type StageFacts } from './scene.ts';

const NOTHING: StageFacts = {
  performance: null,
  judges: 5,
  hasMarks: false,
  hasOpenMarks: false,
  isOnStage: false,
  allSent: false,
  hasTotal: false,
  isReleased: false,
  protocol: 'Open',
  isAfterPause: false,
  hasChosenLeaders: false,
  hasPrize: false,
  ceremony: null,
};
const onStage: StageFacts = { ...NOTHING, performance: 'onStage', isOnStage: true };
const marked: StageFacts = { ...onStage, hasMarks: true };
const scored: StageFacts = { ...marked, allSent: true, hasTotal: true };
const done = (facts: StageFacts): StageFacts => ({ ...facts, performance: 'done', isOnStage: false });

const follow = (reveal: Reveal, facts: StageFacts) => chooseScene({ scene: 'follow', reveal }, facts);

describe('the display follows the stage', () => {
  it('logo until somebody has been on stage', () => {
    expect(follow('afterAllJudges', NOTHING)).toBe('logo');
  });

  it('the performance while nobody has marked it', () => {
    expect(follow('afterAllJudges', onStage)).toBe('current');
  });

  it('lamps of the judges from the first mark, or from the end of the performance', () => {
    expect(follow('afterAllJudges', marked)).toBe('judging');
    expect(follow('afterAllJudges', done(onStage))).toBe('judging');
    expect(follow('afterAllJudges', done(marked))).toBe('judging');
  });

  it('the result once every judge has sent, and it stays', () => {
    expect(follow('afterAllJudges', scored)).toBe('result');
    expect(follow('afterAllJudges', done(scored))).toBe('result');
  });

  it('afterDone waits for the end of the performance, and hides again what goes back on stage', () => {
    expect(follow('afterDone', scored)).toBe('judging');
    expect(follow('afterDone', done(scored))).toBe('result');
    expect(follow('afterDone', done(marked))).toBe('judging');
    expect(chooseScene({ scene: 'result', reveal: 'afterDone' }, scored)).toBe('judging');
    expect(mayReveal('afterDone', scored)).toBe(false);
  });

  it('all have sent but there is no total yet: still judging', () => {
    expect(follow('afterAllJudges', { ...scored, hasTotal: false })).toBe('judging');
  });

  it('a performance that nobody judges stays on the screen', () => {
    expect(follow('afterAllJudges', done({ ...onStage, judges: 0 }))).toBe('current');
  });

  it('whenPublished waits for the publication', () => {
    expect(follow('whenPublished', scored)).toBe('judging');
    expect(follow('whenPublished', { ...scored, protocol: 'Confirmed' })).toBe('judging');
    expect(follow('whenPublished', { ...scored, protocol: 'Published' })).toBe('result');
    expect(follow('whenPublished', { ...scored, protocol: 'Withdrawn' })).toBe('judging');
  });

  it('never goes back to the performance', () => {
    expect(follow('never', marked)).toBe('judging');
    expect(follow('never', { ...scored, protocol: 'Published' })).toBe('current');
  });
});

describe('a pinned scene obeys, but shows no value before its time', () => {
  it.each(['logo', 'blank', 'next', 'message'] as const)('%s whatever happens', (scene) => {
    expect(chooseScene({ scene, reveal: 'afterAllJudges' }, scored)).toBe(scene);
  });

  it('current and judging need a performance', () => {
    expect(chooseScene({ scene: 'current', reveal: 'afterAllJudges' }, scored)).toBe('current');
    expect(chooseScene({ scene: 'judging', reveal: 'afterAllJudges' }, onStage)).toBe('judging');
    expect(chooseScene({ scene: 'current', reveal: 'afterAllJudges' }, NOTHING)).toBe('logo');
  });

  it('result only once it may be revealed', () => {
    expect(chooseScene({ scene: 'result', reveal: 'afterAllJudges' }, scored)).toBe('result');
    expect(chooseScene({ scene: 'result', reveal: 'afterAllJudges' }, marked)).toBe('judging');
    expect(chooseScene({ scene: 'result', reveal: 'whenPublished' }, scored)).toBe('judging');
    expect(chooseScene({ scene: 'result', reveal: 'never' }, scored)).toBe('current');
    expect(chooseScene({ scene: 'result', reveal: 'never' }, NOTHING)).toBe('logo');
  });

  it('leaders only where rows may be revealed at all', () => {
    expect(chooseScene({ scene: 'leaders', reveal: 'afterAllJudges' }, onStage)).toBe('leaders');
    expect(chooseScene({ scene: 'leaders', reveal: 'whenPublished' }, scored)).toBe('judging');
    expect(chooseScene({ scene: 'leaders', reveal: 'whenPublished' }, { ...scored, protocol: 'Published' })).toBe(
      'leaders',
    );
    expect(chooseScene({ scene: 'leaders', reveal: 'never' }, scored)).toBe('current');
    expect(chooseScene({ scene: 'leaders', reveal: 'afterAllJudges' }, NOTHING)).toBe('logo');
  });
});

describe('revealing', () => {
  it('never happens before every judge has sent, whatever the rule', () => {
    for (const reveal of REVEALS) {
      const facts = {
        isOnStage: false,
        allSent: false,
        hasTotal: true,
        protocol: 'Published',
        isReleased: true,
      } as const;
      expect(mayReveal(reveal, facts)).toBe(false);
    }
  });

  it('by the operator waits for his press and obeys its undoing', () => {
    const released = { ...scored, isReleased: true };
    expect(follow('whenReleased', scored)).toBe('judging');
    expect(follow('whenReleased', done(scored))).toBe('judging');
    expect(follow('whenReleased', released)).toBe('result');
    expect(follow('whenReleased', { ...released, allSent: false })).toBe('judging');
    expect(chooseScene({ scene: 'result', reveal: 'whenReleased' }, scored)).toBe('judging');
  });

  it('a press changes nothing where the rule is another one', () => {
    expect(follow('whenPublished', { ...scored, isReleased: true })).toBe('judging');
    expect(follow('never', { ...scored, isReleased: true })).toBe('current');
  });

  it('at once opens marks judge by judge, and only of those who have sent theirs', () => {
    const open = { ...marked, hasOpenMarks: true };
    expect(follow('atOnce', marked)).toBe('judging');
    expect(follow('atOnce', open)).toBe('result');
    expect(follow('atOnce', scored)).toBe('result');
    for (const reveal of REVEALS) expect(mayOpenMarks(reveal, open)).toBe(reveal === 'atOnce');
  });
});

describe('a pause', () => {
  const pause = (facts: StageFacts) => chooseScene({ scene: 'pause', reveal: 'afterAllJudges' }, facts);

  it('stays while nobody new is on stage', () => {
    for (const facts of [NOTHING, onStage, scored, done(scored), { ...done(onStage), isAfterPause: true }]) {
      expect(pause(facts)).toBe('pause');
    }
  });

  it('is ended by the next performance on stage', () => {
    expect(pause({ ...onStage, isAfterPause: true })).toBe('current');
    expect(pause({ ...scored, isAfterPause: true })).toBe('result');
  });
});

describe('leaders of a chosen group', () => {
  it('need nobody on stage', () => {
    const facts = { ...NOTHING, hasChosenLeaders: true };
    expect(chooseScene({ scene: 'leaders', reveal: 'afterAllJudges' }, facts)).toBe('leaders');
  });
});

describe('a special prize', () => {
  it.each(REVEALS)('waits for the closed protocol and for the organizer, whatever the rule (%s)', (reveal) => {
    for (const state of ['Draft', 'Open', 'Withdrawn'] as const) expect(mayShowPrize(reveal, state, true)).toBe(false);
    for (const state of ['Locked', 'Confirmed', 'Published'] as const)
      expect(mayShowPrize(reveal, state, false)).toBe(false);
    expect(mayShowPrize(reveal, 'Published', true)).toBe(reveal !== 'never');
    expect(mayShowPrize(reveal, 'Locked', true)).toBe(reveal !== 'never' && reveal !== 'whenPublished');
  });

  it('has its scene only while it may be shown, whoever is on stage', () => {
    const prize = { scene: 'prize', reveal: 'afterDone' } as const;
    expect(chooseScene(prize, { ...scored, hasPrize: true })).toBe('prize');
    expect(chooseScene(prize, scored)).toBe('logo');
  });
});

describe('a running ceremony', () => {
  const all = ['shown', 'prize', 'hidden'] as const;

  it('is what screens see that follow the stage, and its prize has its own scene', () => {
    for (const scene of ['follow', 'ceremony'] as const) {
      const shown = all.map((ceremony) =>
        chooseScene({ scene, reveal: 'afterDone' }, { ...done(scored), hasPrize: true, ceremony }),
      );
      expect(shown).toEqual(['ceremony', 'prize', 'logo']);
    }
  });

  it('lets no result come back in its middle when it may not be shown', () => {
    for (const reveal of REVEALS) {
      const facts = { ...done(scored), isReleased: true, protocol: 'Published', ceremony: 'hidden' } as const;
      expect(chooseScene({ scene: 'follow', reveal }, facts)).toBe('logo');
      expect(chooseScene({ scene: 'follow', reveal }, { ...facts, ceremony: 'prize' })).toBe('logo');
    }
    expect(chooseScene({ scene: 'ceremony', reveal: 'afterDone' }, done(scored))).toBe('logo');
  });

  it('leaves a chosen picture alone', () => {
    const facts = { ...done(scored), ceremony: 'shown' } as const;
    for (const scene of ['blank', 'logo', 'result', 'current'] as const)
      expect(chooseScene({ scene, reveal: 'afterDone' }, facts)).toBe(scene);
  });
});
