import { displayEmail } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { locationMenuQuery } from '../../entities/place/location-menu.ts';
import { ContactSection } from '../../features/contact/contact-section.tsx';
import { BeachChoice } from '../../features/services/tide-cards/beach-choice.tsx';
import { firstMonths } from '../../features/services/tide-cards/months.ts';
import { type Cards, OrderChoices, PRICES } from '../../features/services/tide-cards/order-choices.tsx';
import { TideCard } from '../../features/services/tide-cards/tide-card.tsx';
import { DEFAULT_BEACH, tideChartQuery } from '../../features/services/tide-cards/tide-chart-query.ts';
import { m } from '../../paraglide/later.js';
import { useBeach } from '../../preferences/beach.tsx';
import { language } from '../../preferences/language.ts';
import { useUnits } from '../../preferences/units.tsx';
import { useSession } from '../../session/use-session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import section from '../../ui/section-head.module.css';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { useClock } from '../../ui/use-clock.ts';
import { PdfLink } from './pdf-link.tsx';
import { ServicePage } from './service-page.tsx';
import styles from './tide-charts-page.module.css';

const route = getRouteApi('/services/tide-charts');

/** Shows the printed tide charts: their prices, a preview of the card, and the order form. */
export function TideChartsPage() {
  const [cards, setCards] = useState<Cards>(1000);
  const search = route.useSearch();
  const navigate = useNavigate();
  const { beach: own } = useBeach();
  const { units } = useUnits();
  const { user } = useSession();
  const months = firstMonths(useClock(HOUR_MS), language);
  // The page is rendered at build time, when the month of the visit is unknown.
  const isLive = useAfterPaint();
  const chosen = {
    beach: search.beach ?? own?.slug ?? DEFAULT_BEACH,
    from: months.find(({ value }) => value === search.from)?.value ?? months[1]?.value ?? '',
    units,
  };
  const menu = useQuery({ ...locationMenuQuery, enabled: isLive });
  const chart = useQuery({ ...tideChartQuery(chosen), enabled: isLive });
  // The deferred value renders about a thousand cells without blocking the page.
  const shown = useDeferredValue(chart.data);
  const change = (next: { readonly beach?: string; readonly from?: string }) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, ...next }), replace: true, resetScroll: false });
  const name = chart.data?.beach.name;
  const [first, last] = [chart.data?.sides[0]?.[0]?.name, chart.data?.sides[1]?.at(-1)?.name];
  const paper = `/papers/tide-charts/${chosen.beach}?from=${chosen.from}&units=${units}&lang=${language}`;

  return (
    <ServicePage
      title={m.shell_tide_charts()}
      lead={m.cards_lead()}
      foot={
        <ContactSection
          heading={m.cards_order()}
          label={
            name
              ? m.cards_order_of({
                  count: cards,
                  price: PRICES[cards],
                  beach: name,
                  first: first ?? '',
                  last: last ?? '',
                })
              : m.cards_order_label()
          }
          subject="Tide Charts Order"
          order={{ beach: chosen.beach, from: chosen.from, units: units === 2 ? 2 : 1, cards }}
          keptWords={(number, email) =>
            m.cards_order_kept({
              number,
              count: cards,
              price: PRICES[cards],
              beach: name ?? chosen.beach,
              first: first ?? chosen.from,
              last: last ?? '',
              email: displayEmail(email),
            })
          }
          email={user?.email}
        />
      }
    >
      <p className={styles.text}>{m.cards_what()}</p>
      <section aria-labelledby="preview-title" className={styles.preview}>
        <header className={section.head}>
          <h2 id="preview-title">{m.cards_preview()}</h2>
          <p>{m.cards_preview_how()}</p>
        </header>
        <div className={styles.choices}>
          {isLive && menu.data ? (
            <>
              <BeachChoice menu={menu.data} beach={chosen.beach} onChoose={(beach) => change({ beach })} />
              <Select
                label={m.cards_from()}
                options={months}
                value={chosen.from}
                onChoose={(from) => change({ from })}
              />
            </>
          ) : (
            <Skeleton className={styles.bones} />
          )}
        </div>
        <div className={styles.card} aria-busy={chart.isFetching}>
          <Loaded
            query={{ ...chart, data: chart.isError ? undefined : shown }}
            fault={chart.error?.message ?? m.cards_failed()}
            bones={<Skeleton className={styles.cardBones} />}
          >
            {(found) => <TideCard chart={found} />}
          </Loaded>
        </div>
        {isLive && !chart.isError && <PdfLink href={paper} note={m.cards_print()} />}
      </section>
      <section aria-labelledby="price-title" className={styles.preview}>
        <header className={section.head}>
          <h2 id="price-title">{m.cards_how_many()}</h2>
        </header>
        <OrderChoices cards={cards} onChoose={setCards} />
        <p className={styles.text}>{m.cards_after()}</p>
      </section>
    </ServicePage>
  );
}
