import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community';
import { COLUMN_PX, days, listings, looksOf, NAMES_PX, ROW_PX } from './nights.js';

ModuleRegistry.registerModules([AllCommunityModule]);

/** Its own virtual rows and columns, as they are set by default. */
createGrid(document.getElementById('grid'), {
  rowData: listings,
  rowHeight: ROW_PX,
  headerHeight: ROW_PX,
  getRowId: ({ data }) => data.id,
  columnDefs: [
    { headerName: 'Listing', pinned: 'left', width: NAMES_PX, valueGetter: ({ data }) => data.title },
    ...days.map(({ date }, day) => ({
      colId: `day-${day}`,
      headerName: String(date),
      width: COLUMN_PX,
      minWidth: COLUMN_PX,
      sortable: false,
      resizable: false,
      suppressMovable: true,
      valueGetter: ({ data }) => data.nights[day].price,
      cellClass: ({ data }) => looksOf(data.nights[day]),
    })),
  ],
});
