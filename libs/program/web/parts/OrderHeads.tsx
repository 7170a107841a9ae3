// Column headings of the running order.

import classes from '../style/order.module.css';

export function OrderHeads({ isPlanned }: { isPlanned: boolean }) {
  return (
    <div className={classes.heads} aria-hidden>
      <span />
      <span className={classes.right}>№</span>
      <span>исполнитель</span>
      <span className={classes.groupHead}>группа</span>
      <span>состояние</span>
      <span className={classes.headTimes}>
        выход <small>{isPlanned ? 'по плану' : 'длительность'}</small>
      </span>
    </div>
  );
}
