-- With moderation on, what an advertiser changed of an ad that was let in before was public at once.
--
-- approved_content: what the public may see of an ad, as it was when the ad was let in, one entry a part:
-- all facts and texts together, then each picture and link. An ad may be public while it shows nothing
-- else, so parts may leave and change their order. Null while nobody reviews its advertiser: what is on
-- show when that begins counts as approved (ad_approval).
-- Prices, and facts that are chosen from a list and do not tell which home it is, are no part of it.

alter table properties add column approved_content text[];

create function ad_content(p properties) returns text[] language sql stable as $$
  select array[encode(sha256(convert_to(jsonb_build_array(
      p.reference_id, p.name_en, p.name_ar, p.description_en, p.description_ar, p.address_en,
      p.address_ar, p.purpose, p.category, p.type_id, p.ready, p.rooms, p.space_sqm, p.location_id,
      p.permit_number, p.permit_type)::text, 'UTF8')), 'hex')]
    || array(
      select 'picture ' || coalesce(file_id, drawing)
      from property_images
      where property_id = p.id
      order by position)
    || array(select 'video ' || url from unnest(p.video_urls) as url)
    || array_remove(array['tour ' || p.virtual_tour, 'code ' || p.qr_file_id], null)
$$;

-- Whether a person looks at the ads of an account or agency before the public does.
create function ad_is_reviewed(keeper integer) returns boolean language sql stable as $$
  select case (select value #>> '{}' from settings where key = 'moderation')
    when 'all' then true
    when 'first' then (
      select count(*) < 3
      from (
        select
        from properties
        where keeper_id = keeper and first_published_at is not null
        limit 3
      ) known)
    else false
  end
$$;

-- What counts as approved of an ad that is about to change.
create function ad_approval(p properties, is_reviewed boolean) returns text[] language sql stable as $$
  select case when is_reviewed then coalesce(
    p.approved_content,
    case when p.state in ('live', 'under_offer') then ad_content(p) end)
  end
$$;

-- Whether an ad shows something that nobody has approved.
create function ad_has_news(p properties) returns boolean language sql stable as $$
  select not coalesce(ad_content(p) <@ p.approved_content, false)
$$;
