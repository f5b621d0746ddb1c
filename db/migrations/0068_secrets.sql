-- What is secret is encrypted when a server starts (db/secrets/sealStored.ts), because a migration has no key.
ALTER TABLE "article_share" DROP CONSTRAINT "article_share_token";--> statement-breakpoint
ALTER TABLE "article_share" ADD COLUMN "token_hash" text;--> statement-breakpoint
UPDATE "article_share" SET "token_hash" = encode(sha256(convert_to("token", 'UTF8')), 'hex');--> statement-breakpoint
ALTER TABLE "article_share" ALTER COLUMN "token_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "article_share" ADD CONSTRAINT "article_share_token_hash" UNIQUE("token_hash");--> statement-breakpoint
ALTER TABLE "idea_subscription" DROP CONSTRAINT "idea_subscription_token";--> statement-breakpoint
ALTER TABLE "idea_subscription" ADD COLUMN "token_hash" text;--> statement-breakpoint
UPDATE "idea_subscription" SET "token_hash" = encode(sha256(convert_to("token", 'UTF8')), 'hex');--> statement-breakpoint
ALTER TABLE "idea_subscription" ALTER COLUMN "token_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "idea_subscription" ADD CONSTRAINT "idea_subscription_token_hash" UNIQUE("token_hash");--> statement-breakpoint
UPDATE "installation_setting" SET "secret" = "value"->>'key', "value" = '{}'::jsonb WHERE "name" = 'images';--> statement-breakpoint
UPDATE "host_session" SET "token" = encode(sha256(convert_to("token", 'UTF8')), 'hex');--> statement-breakpoint
DELETE FROM "host_verification";--> statement-breakpoint
ALTER TABLE "host_two_factor" ADD COLUMN "last_step" integer;
