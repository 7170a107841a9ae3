import classes from '../style/report.module.css';

/** Two lines of it; all of it under the mouse. */
export function Cell({ text }: { text: string }) {
  if (text === '') return <span className={classes.none}>–</span>;
  return (
    <span className={classes.text} title={text}>
      {text}
    </span>
  );
}
