ALTER TABLE "article" ADD COLUMN "example" text;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "example" text;--> statement-breakpoint
ALTER TABLE "topic_search" ADD COLUMN "example" text;--> statement-breakpoint
CREATE UNIQUE INDEX "article_example" ON "article" USING btree ("workspace_id","type","example") WHERE "article"."example" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_example" ON "audit" USING btree ("workspace_id","example") WHERE "audit"."example" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "topic_search_example" ON "topic_search" USING btree ("workspace_id","example") WHERE "topic_search"."example" is not null;