import { ActionIcon, Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ChildView } from '@rampa/contract';
import { CONSENT_KINDS, type ConsentKind } from '@rampa/kernel';
import { dateText, momentText } from '@rampa/platform/web/desk';
import { KIND_WORDS, WAY_WORDS } from './consent-words.ts';
import classes from './consents.module.css';

export interface ChildRowProps {
  child: ChildView;
  zone: string;
  canChange: boolean;
  onGive(): void;
  onWithdraw(kind: ConsentKind): void;
  onPrint(): void;
  onLink(): void;
  onRevoke(): void;
}

/** «Родитель ответил 28 ноября, 14:10»; until then whether he still may. */
function linkWords({ answeredAt, expiresAt, isMailed }: NonNullable<ChildView['link']>, zone: string): string {
  if (answeredAt !== null) return `Родитель ответил по ссылке ${momentText(answeredAt, zone)}`;
  if (new Date(expiresAt) <= new Date()) return 'Ссылка родителю устарела: он не ответил';
  return `Ссылка родителю ${isMailed ? 'ушла письмом' : 'сделана'}, ответа пока нет. Действует до ${momentText(expiresAt, zone)}`;
}

export function ChildRow({ child, zone, canChange, onGive, onWithdraw, onPrint, onLink, onRevoke }: ChildRowProps) {
  const { name, birthDate, consents, withdrawn, link } = child;
  const again = link && link.answeredAt === null ? 'Новая ссылка родителю' : 'Ссылка родителю';
  return (
    <li className={classes.child}>
      <div className={classes.head}>
        <p>
          <b dir="auto">{name}</b>
          <small>{birthDate === null ? 'дата рождения не вписана' : dateText(birthDate, 'UTC')}</small>
        </p>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={`Бланк: ${name}`} onClick={onPrint}>
          <IconPrinter size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes.kinds}>
        {CONSENT_KINDS.map((kind) => {
          const given = consents.find((one) => one.kind === kind);
          const ended = withdrawn.find((one) => one.kind === kind);
          return (
            <div key={kind} className={classes.kind} data-lacks={given === undefined || undefined}>
              <span className={classes.asked}>{KIND_WORDS[kind]}</span>
              <div className={classes.said}>
                {given ? (
                  <>
                    есть: {given.representative}, {WAY_WORDS[given.way]} {dateText(given.signedOn, 'UTC')}
                    <small>
                      редакция от {dateText(given.version, 'UTC')}, записано {momentText(given.givenAt, zone)}
                      {given.isOrganizer ? ' организатором' : ''}
                    </small>
                  </>
                ) : ended ? (
                  `отозвано ${momentText(ended.withdrawnAt, zone)}`
                ) : (
                  (link?.refused.includes(kind) && 'родитель отказал') || 'нет'
                )}
              </div>
              {given && canChange ? (
                <Button
                  variant="subtle"
                  color="danger"
                  size="compact-sm"
                  aria-label={`Отозвать: ${KIND_WORDS[kind].toLowerCase()}, ${name}`}
                  onClick={() => onWithdraw(kind)}
                >
                  Отозвать
                </Button>
              ) : null}
            </div>
          );
        })}
      </div>
      {link ? (
        <div className={classes.kind}>
          <span>{linkWords(link, zone)}</span>
          {canChange ? (
            <Button
              variant="subtle"
              color="danger"
              size="compact-sm"
              aria-label={`Закрыть ссылку родителя: ${name}`}
              onClick={onRevoke}
            >
              Закрыть ссылку
            </Button>
          ) : null}
        </div>
      ) : null}
      {canChange && consents.length < CONSENT_KINDS.length ? (
        <div className={classes.tools}>
          <Button variant="default" aria-label={`Записать согласие: ${name}`} onClick={onGive}>
            Записать согласие
          </Button>
          <Button variant="default" aria-label={`${again}: ${name}`} onClick={onLink}>
            {again}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
