// Stands below the list: the size of type, the way to another program, signing out.

import { useState } from 'react';
import { UserLogout } from '@rampa/contract';
import { counted, plural } from '@rampa/kernel';
import {
  Button,
  FONT_PIXELS,
  FONT_SIZES,
  FONT_SIZE_WORDS,
  OfferNote,
  callApi,
  useFontSize,
} from '@rampa/platform/web/base';
import { forgetSheets } from '../state/kept-sheets.ts';
import { HANDOVER_TITLES, type Handover } from '../handover/titles.ts';

export interface ListFootProps {
  link: string;
  judgeGuid: string;
  unsentMarks: number;
  onHandover: (which: Handover) => void;
  onOtherProgram: (() => void) | null;
  onLeave: () => void;
}

export function ListFoot({ link, judgeGuid, unsentMarks, onHandover, onOtherProgram, onLeave }: ListFootProps) {
  const [size, setSize] = useFontSize();
  const [isSure, setIsSure] = useState(false);
  const leave = () => {
    if (!isSure) return setIsSure(true);
    // The session ends on the server too when it can be reached; marks stay on this device either way.
    callApi(UserLogout, { link }).catch(() => undefined);
    forgetSheets(judgeGuid, unsentMarks > 0);
    onLeave();
  };
  return (
    <div className="judge-list-foot">
      <div className="judge-sizes" role="group" aria-label="Размер шрифта">
        {FONT_SIZES.map((one) => (
          <Button
            key={one}
            aria-pressed={one === size}
            onClick={() => setSize(one)}
            style={{ fontSize: FONT_PIXELS[one] }}
          >
            А<span className="r-sr-only"> {FONT_SIZE_WORDS[one]}</span>
          </Button>
        ))}
      </div>
      <Button aria-haspopup="dialog" onClick={() => onHandover('give')}>
        {HANDOVER_TITLES.give}
      </Button>
      <Button aria-haspopup="dialog" onClick={() => onHandover('take')}>
        {HANDOVER_TITLES.take}
      </Button>
      {onOtherProgram ? <Button onClick={onOtherProgram}>Другая программа</Button> : null}
      {isSure && unsentMarks > 0 ? (
        <p role="alert">
          {counted(unsentMarks, 'оценка', 'оценки', 'оценок')}{' '}
          {plural(unsentMarks, 'ещё не отправлена', 'ещё не отправлены', 'ещё не отправлены')}. До следующего входа{' '}
          {plural(unsentMarks, 'она останется', 'они останутся', 'они останутся')} на планшете.
        </p>
      ) : null}
      <Button kind={isSure ? 'danger' : 'ghost'} onClick={leave}>
        {isSure ? 'Да, выйти с этого устройства' : 'Выйти'}
      </Button>
      {window.isSecureContext ? null : (
        <p>Эта сеть работает без https: без связи страница не откроется заново. Не закрывайте её до конца программы.</p>
      )}
      <OfferNote />
    </div>
  );
}
