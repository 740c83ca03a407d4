import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { COLUMN_PX, DAYS, days, LISTINGS, listings, looksOf, NAMES_PX, ROW_PX } from './nights.js';

const HEAD_PX = 44;

/** A node for every night in sight, rows and columns virtual. */
function Grid() {
  const scroller = useRef(null);
  const getScrollElement = () => scroller.current;
  const rows = useVirtualizer({
    count: LISTINGS,
    getScrollElement,
    estimateSize: () => ROW_PX,
    scrollMargin: HEAD_PX,
    overscan: 3,
  });
  const columns = useVirtualizer({
    horizontal: true,
    count: DAYS,
    getScrollElement,
    estimateSize: () => COLUMN_PX,
    scrollMargin: NAMES_PX,
    overscan: 3,
  });
  const shown = columns.getVirtualItems();
  return (
    <div ref={scroller} className="scroller" data-scroller="xy">
      <div
        style={{
          position: 'relative',
          width: NAMES_PX + DAYS * COLUMN_PX,
          height: HEAD_PX + rows.getTotalSize(),
        }}
      >
        <div className="head" style={{ height: HEAD_PX }}>
          {shown.map(({ index, start }) => (
            <div key={index} className="day" style={{ transform: `translateX(${start}px)` }}>
              {days[index].date}
            </div>
          ))}
        </div>
        {rows.getVirtualItems().map(({ index, start }) => (
          <div key={index} className="row" style={{ transform: `translateY(${start - HEAD_PX}px)` }}>
            <div className="name">{listings[index].title}</div>
            {shown.map((column) => {
              const night = listings[index].nights[column.index];
              return (
                <div
                  key={column.index}
                  className={looksOf(night)}
                  style={{ transform: `translateX(${column.start - NAMES_PX}px)` }}
                >
                  {night.price}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

createRoot(document.getElementById('grid')).render(<Grid />);
