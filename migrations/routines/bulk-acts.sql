-- Servers of 1.0.0 keep share-outs in this view during an upgrade. New servers use `bulk_acts`.
CREATE OR REPLACE VIEW share_outs AS
SELECT id, actor_id, leads, created_at FROM bulk_acts WHERE kind = 'share_out';
