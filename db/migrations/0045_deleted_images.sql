ALTER TABLE "asset" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "asset_deleted" ON "asset" USING btree ("deleted_at");