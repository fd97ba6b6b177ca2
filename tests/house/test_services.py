"""The services that tests lean on do stand: a private PostgreSQL and a real browser."""

import pytest
from playwright.sync_api import Browser
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine


@pytest.mark.postgres
async def test_postgres_answers(postgres_url: str) -> None:
    engine = create_async_engine(postgres_url)
    async with engine.connect() as connection:
        version = (await connection.execute(text("select version()"))).scalar_one()
        tables = await connection.execute(text("select count(*) from pg_tables where schemaname = 'public'"))
    await engine.dispose()
    assert version.startswith("PostgreSQL")
    assert tables.scalar_one() == 0


@pytest.mark.browser
def test_chromium_renders(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content("<title>By the Book</title><button>Deal</button>")
    assert page.get_by_role("button", name="Deal").is_visible()
    assert page.title() == "By the Book"
    page.close()
