import type { HomeTodayReply } from '@groundswell/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { classList } from '../../ui/class-list.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import section from '../../ui/section-head.module.css';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { useOpenWindow } from '../root/use-open-window.ts';
import styles from './home-page.module.css';

const BestInReach = lazy(async () => ({
  default: (await import('../../features/home/reach/best-in-reach.tsx')).BestInReach,
}));

interface Props {
  readonly today: UseQueryResult<HomeTodayReply>;
  readonly beach: string;
  readonly unit: 'ft' | 'm';
}

/** Shows the best surf near the reader's beach; while it loads, a skeleton of its rows. */
export function ReachPlace({ today: { data, isError, isFetching, refetch }, beach, unit }: Props) {
  const [failed, setFailed] = useState(false);
  const online = useOnline();
  const openWindow = useOpenWindow();
  const reach = data?.reach;
  const plain = (sentence: string, way?: React.ReactNode) => (
    <Titled>
      <div className={styles.instead}>
        <p>{sentence}</p>
        {way}
      </div>
    </Titled>
  );
  const content = () => {
    if (reach && !failed)
      return (
        <LazyPart fallback={<Bones />} onFailed={() => setFailed(true)}>
          <BestInReach reach={reach} beach={beach} unit={data.surfUnits ?? unit} />
        </LazyPart>
      );
    if (reach === null) return plain(m.home_reach_none());
    if (!online)
      return plain(
        m.home_reach_offline(),
        <Button onClick={() => openWindow({ favorites: true })}>{m.home_reach_favorites()}</Button>,
      );
    if (isError || failed)
      return plain(
        m.home_reach_failed(),
        <Button busy={isFetching} onClick={() => (failed ? location.reload() : void refetch())}>
          {m.ui_retry()}
        </Button>,
      );
    return <Bones />;
  };
  return (
    <section className={classList(styles.part, styles.reach)} aria-labelledby="reach-title" aria-busy={!reach}>
      {content()}
    </section>
  );
}

function Titled({ children }: { readonly children: React.ReactNode }) {
  return (
    <>
      <header className={section.head}>
        <h2 id="reach-title">{m.home_reach_today()}</h2>
      </header>
      {children}
    </>
  );
}

function Bones() {
  return (
    <Titled>
      <ul className={styles.bones} aria-hidden="true">
        {Array.from({ length: 7 }, (_, row) => (
          <li key={row}>
            <Skeleton />
          </li>
        ))}
      </ul>
    </Titled>
  );
}
