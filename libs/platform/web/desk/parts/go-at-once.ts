import { useNavigate } from 'react-router';

/**
 * Leaves the page of what is being deleted for another and answers when it has gone, also from the history. A first step to a page that is loaded
 * when it is wanted ignores `flushSync` (react-router 8.5): it is shown in a transition, and whatever the page before
 * reads meanwhile is still answered there. The second step has nothing to load and is shown before it answers.
 */
export function useGoAtOnce(): (to: string) => Promise<void> {
  const go = useNavigate();
  return async (to) => {
    await go(to, { replace: true });
    await go(to, { replace: true, flushSync: true });
  };
}
