// The queue of whoever is signed in, and one application on top of it.

import { useEffect, useState } from 'react';
import type { Audience } from '@rampa/applications/domain';
import { useSession } from '@rampa/platform/web/desk';
import { FillingModel, type ApplicationView } from '../model/filling-model.ts';
import { queueOf } from '../queue/browser-queue.ts';
import { idleQueue } from '../queue/idle-queue.ts';
import type { SaveQueue } from '../queue/save-queue.ts';

/** Null until it is known who is signed in. */
export function useQueue(): SaveQueue | null {
  const account = useSession().data?.guid;
  const [queue, setQueue] = useState<SaveQueue | null>(null);
  useEffect(() => {
    let isHere = true;
    if (account !== undefined)
      void queueOf(account).then((found) => {
        if (isHere) setQueue(found);
      });
    return () => void (isHere = false);
  }, [account]);
  return queue;
}

/** Null until both are here. Each newer `view` is taken over; what is typed stays on top of it. */
export function useFillingModel(view: ApplicationView | undefined, audience: Audience): FillingModel | null {
  const queue = useQueue();
  const [model, setModel] = useState<FillingModel | null>(null);
  const guid = view?.application.guid;
  useEffect(() => {
    if (!queue || !view) return;
    if (model?.guid === guid && model?.queue === queue) model.take(view);
    else setModel(new FillingModel(view, queue, audience));
  }, [queue, view, guid, audience, model]);
  useEffect(() => (model ? model.follow() : undefined), [model]);
  return model?.guid === guid ? model : null;
}

/** For whoever only looks: nothing that lies on this device is laid over it, and nothing is sent. */
export function useReadModel(view: ApplicationView, audience: Audience): FillingModel {
  const [model] = useState(() => new FillingModel(view, idleQueue(), audience));
  useEffect(() => model.take(view), [model, view]);
  useEffect(() => model.follow(), [model]);
  return model;
}
