import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useSize } from '#components/chart/use-size.ts';
import { alikenessOf } from '#lib/compset/alikeness.ts';
import { mapLayout, type Place } from '#lib/compset/map-layout.ts';
import type { RankedMember } from '#lib/compset/sort-members.ts';
import { formatKilometres, formatRadius } from '#lib/format/distance.ts';
import styles from './compset.module.css';

interface MemberMapProps {
  middle: Place;
  /** Whether the listing itself stands in the middle. */
  isOwn: boolean;
  members: readonly RankedMember[];
  pointed: string | null;
  onPoint: (key: string) => void;
  /** A member was chosen: its row is to be brought into sight. */
  onChoose: (key: string) => void;
}

const DOT_PX = 9;
const LABEL_PX = 16;

/** The set around the listing, with rings instead of streets; the same members stand in the table. */
export function MemberMap({ middle, isOwn, members, pointed, onPoint, onChoose }: MemberMapProps) {
  const t = useTranslations('compset');
  const locale = useLocale();
  const [watch, size] = useSize();
  const layout = useMemo(
    () => size && mapLayout(middle, members, { ...size, dot: DOT_PX }),
    [size, middle, members],
  );
  const at = members.findIndex(({ key }) => key === pointed);
  const spot = layout?.spots[at];
  const distance = members[at]?.['distance-km'] ?? null;
  const nearest = members.reduce((best, one) => Math.min(best, one['distance-km'] ?? best), Infinity);
  const farthest = members.reduce((best, one) => Math.max(best, one['distance-km'] ?? best), 0);
  return (
    <div ref={watch} className="h-[30rem] max-md:h-80">
      {size && layout && (
        <svg
          className={styles.map}
          {...size}
          role="img"
          aria-label={
            Number.isFinite(nearest)
              ? t('map', {
                  count: members.length,
                  nearest: formatKilometres(nearest, locale),
                  farthest: formatKilometres(farthest, locale),
                })
              : t('mapOfMembers', { count: members.length })
          }
        >
          <g>
            {layout.rings.map(({ kilometres, radius }) => (
              <circle
                key={kilometres}
                className={styles.ring}
                cx={layout.centre.x}
                cy={layout.centre.y}
                r={radius}
              />
            ))}
            <path
              className={styles.ring}
              d={`M0 ${layout.centre.y}H${size.width}M${layout.centre.x} 0V${size.height}`}
            />
            {layout.rings.map(({ kilometres, radius }) => {
              const isAbove = radius < layout.centre.y - LABEL_PX;
              if (!isAbove && layout.centre.y + radius > size.height - LABEL_PX) return null;
              return (
                <text
                  key={kilometres}
                  className={`${styles.halo} ${styles.ringName}`}
                  x={layout.centre.x - 5}
                  y={isAbove ? layout.centre.y - radius - 4 : layout.centre.y + radius - 4}
                  textAnchor="end"
                >
                  {formatRadius(kilometres, locale)}
                </text>
              );
            })}
          </g>
          {spot && isOwn && distance !== null && (
            <path className={styles.tie} d={`M${layout.centre.x} ${layout.centre.y}L${spot.x} ${spot.y}`} />
          )}
          {members.map(({ key, rank, similarity }, index) => {
            const { x, y } = layout.spots[index] ?? layout.centre;
            return (
              // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer; keys have the same in the table
              <g
                key={key}
                className={styles.member}
                data-alike={alikenessOf(similarity)}
                data-member={key}
                onPointerEnter={() => onPoint(key)}
                onClick={() => onChoose(key)}
              >
                <circle cx={x} cy={y} r={DOT_PX} />
                <text x={x} y={y + 4} textAnchor="middle">
                  {rank}
                </text>
              </g>
            );
          })}
          {spot && <circle className={styles.selected} cx={spot.x} cy={spot.y} r={DOT_PX + 4} />}
          {isOwn && (
            <>
              <path className={styles.own} d={`M${layout.centre.x - 7} ${layout.centre.y - 7}h14v14h-14z`} />
              <text
                className={`${styles.halo} ${styles.ownName}`}
                x={layout.centre.x + 12}
                y={layout.centre.y + 4}
              >
                {t('you')}
              </text>
            </>
          )}
          {spot && isOwn && distance !== null && (
            <text
              className={`${styles.halo} ${styles.tieName}`}
              x={spot.x + (spot.x < layout.centre.x && spot.x > 90 ? -18 : 18)}
              y={spot.y + 4}
              textAnchor={spot.x < layout.centre.x && spot.x > 90 ? 'end' : 'start'}
            >
              {formatKilometres(distance, locale)}
            </text>
          )}
          <path className={styles.scale} d={`M12 ${size.height - 18}v6h${layout.scale.radius}v-6`} />
          <text className={styles.halo} x={20 + layout.scale.radius} y={size.height - 11}>
            {formatRadius(layout.scale.kilometres, locale)}
          </text>
          <path className={styles.scale} d={`M${size.width - 16} 12v18M${size.width - 20} 17l4-5 4 5`} />
          <text className={styles.halo} x={size.width - 16} y={44} textAnchor="middle">
            {t('north')}
          </text>
        </svg>
      )}
    </div>
  );
}
