import { IconCalendarPlus } from '@tabler/icons-react';
import { buttonLook } from '@rampa/platform/web/base';
import { calendarLink } from './calendar-link.ts';
import classes from './mine.module.css';

export function CalendarButton({ address, isMain }: { address: string; isMain: boolean }) {
  const { href, isFollowing } = calendarLink(new URL(address, location.href).href, navigator.userAgent);
  return (
    <div className={classes.calendar}>
      {isMain ? (
        <small>
          {isFollowing
            ? 'Время в календаре обновится само'
            : 'В календаре останется время, которое известно сейчас; здесь оно всегда свежее'}
        </small>
      ) : null}
      <a {...buttonLook(isMain ? { kind: 'primary', size: 'large' } : { kind: 'ghost' })} href={href}>
        <IconCalendarPlus size={20} stroke={1.75} aria-hidden />В календарь
      </a>
    </div>
  );
}
