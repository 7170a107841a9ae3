import classes from './parts.module.css';

const AROUND = 2 * Math.PI * 7;

/** How much of what is required is there: a ring, and a tick when it is all. */
export function Filled({ percent }: { percent: number }) {
  return (
    <span className={classes.filled}>
      <FilledRing percent={percent} />
      {percent}&nbsp;%
    </span>
  );
}

export function FilledRing({ percent }: { percent: number }) {
  return (
    <svg className={classes.ring} viewBox="0 0 18 18" aria-hidden data-full={percent >= 100 || undefined}>
      {percent >= 100 ? (
        <>
          <circle cx="9" cy="9" r="9" />
          <path d="M5.2 9.3l2.6 2.5 5-5.3" />
        </>
      ) : (
        <>
          <circle cx="9" cy="9" r="7" />
          <circle
            cx="9"
            cy="9"
            r="7"
            data-part
            transform="rotate(-90 9 9)"
            strokeDasharray={`${(AROUND * percent) / 100} ${AROUND}`}
          />
        </>
      )}
    </svg>
  );
}
