import type { Executor } from '../db/database.ts';
import type { ClusterModel } from '../market/model/cluster-model.ts';
import { decodeClusterModel, type EncodedClusterModel } from '../market/model/model-codec.ts';
import { findModels } from './queries.ts';

/** The model of a neighbourhood, or of its market where it has none of its own; null where there is neither. */
export async function readModel(
  db: Executor,
  marketId: number,
  clusterId: number,
): Promise<ClusterModel | null> {
  const rows = await findModels(db, marketId, clusterId);
  const best = rows.find((row) => row.clusterId !== null) ?? rows[0];
  return best ? decodeClusterModel(best.model as EncodedClusterModel) : null;
}
