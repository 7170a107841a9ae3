// Buttons of one choice in one line: what has no room in it stands in a menu at its end. On a phone the line scrolls.

import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ButtonMenu } from './ButtonMenu.tsx';
import { fittingIn } from './fitting-in.ts';
import { PHONE } from './phone.ts';
import classes from '../style/fitting-buttons.module.css';

export interface FittingButton {
  title: string;
  count?: number;
  isOn: boolean;
  press(): void;
}

export interface FittingButtonsProps {
  label: string;
  buttons: readonly FittingButton[];
}

export function FittingButtons({ label, buttons }: FittingButtonsProps) {
  const line = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState(buttons.length);
  const told = buttons.map(({ title, count }) => `${title} ${count ?? ''}`).join('\n');
  useLayoutEffect(() => {
    const box = line.current;
    if (!box) return;
    const measure = () => {
      const widths = [...box.children].map((one) => one.getBoundingClientRect().width);
      const isPhone = window.matchMedia(PHONE).matches;
      setFitting(isPhone ? widths.length - 1 : fittingIn(box.parentElement!.clientWidth, widths.slice(0, -1), widths.at(-1)!)); // prettier-ignore
    };
    measure();
    const observer = new ResizeObserver(measure);
    // Fonts that come later make another width of a button.
    for (const one of [box.parentElement!, ...box.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [told]);
  const out = buttons.slice(fitting);
  const chosen = out.find(({ isOn }) => isOn);
  return (
    <div className={classes.box} data-no-print>
      <div ref={line} className={classes.line} role="group" aria-label={label}>
        {buttons.map(({ title, count, isOn, press }, at) => (
          <button key={at} type="button" aria-pressed={isOn} data-out={at >= fitting || undefined} onClick={press}>
            {title}
            <Count of={count} />
          </button>
        ))}
        <ButtonMenu
          position="bottom-end"
          button={
            <button
              type="button"
              className={classes.more}
              aria-pressed={!!chosen}
              data-out={out.length === 0 || undefined}
            >
              <span>
                {chosen ? (
                  <>
                    <span className="r-sr-only">Ещё, выбрано: </span>
                    {chosen.title}
                  </>
                ) : (
                  `Ещё\u00a0${out.length}`
                )}
              </span>
              <IconChevronDown size={16} stroke={1.75} aria-hidden />
            </button>
          }
        >
          {out.map(({ title, count, isOn, press }, at) => (
            <Menu.Item key={at} leftSection={<Sign isOn={isOn} />} onClick={press}>
              {title}
              <Count of={count} />
            </Menu.Item>
          ))}
        </ButtonMenu>
      </div>
    </div>
  );
}

function Count({ of }: { of: number | undefined }): ReactNode {
  return of === undefined ? null : <small> {of.toLocaleString('ru-RU')}</small>;
}

function Sign({ isOn }: { isOn: boolean }) {
  return isOn ? <IconCheck size={16} stroke={2} aria-label="Выбрано" /> : <span className={classes.noSign} />;
}
